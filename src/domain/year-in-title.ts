/** The year a work's title is shown with: 'Matrix (1999)'. */
export const YEAR_IN_TITLE = /\s*\(((?:18|19|20|21)\d\d)\)$/u;
