// Sizes and colours of all charts: light, wide enough for a phone held upright, with a palette for colour-blind readers
// (Okabe and Ito, jfly.uni-koeln.de/color) and grey for the rest of a pie.

export const WIDTH = 900;
export const MARGIN = 40;
/** Of the words along an axis: a phone shows a picture at a third of its size. */
export const AXIS_SIZE = 24;

export const INK = '#1f2933';
export const SOFT_INK = '#616e7c';
export const PAPER = '#ffffff';
export const RULE = '#e4e7eb';
export const ACCENT = '#0072b2';
export const DOWN = '#d55e00';
export const REST = '#9aa5b1';

const COLOURS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#b8a800'] as const;

export const MOST_COLOURS = COLOURS.length;
/** Colour of the part at this position; grey beyond the palette. */
export const colourAt = (index: number): string => COLOURS[index] ?? REST;
