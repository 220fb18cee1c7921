/** What marks a line of a list: "- ", "• ", "2) ". */
export const LINE_MARK = /^(?:[-–•*·]+\s*|\d{1,2}[.)]\s+)/u;
