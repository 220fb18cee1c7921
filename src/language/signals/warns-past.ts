// A budget expressed as a request for a warning: "Me avisa se eu passar de 600". Its condition is not a hypothesis.

import { oncePerReading } from '../reading/once-per-reading.ts';

/** Words right before the limit. */
const GOES_PAST =
  /\b(?:se|quando|caso|que)\b.* (?:pass(?:ar|arem|a|e|ei|em)|cheg(?:ar(?:em)?|ue|a)|bat(?:er|a|e)|estour(?:ar|e|a)|ultrapass(?:ar|em?|a)|exced(?:er|a)|gast\w+ (?:mais|acima|alem))(?: (?:de|que|a|em|os|nos|dos|do|r\$))*$|^(?:alerta|aviso|avisa|alarme)\b.* (?:>|acima de|maior que)(?: r ?\$| r)?$/;

const CALLS = /^(?:grita|toca|salve|alert)/;

/** Excludes "me avisa quando chegar o pix de 300", whose amount is expected income. */
export const warnsPast = oncePerReading(
  (r) =>
    (r.hasAny('remind_me', 'v_remind', 'reminder_noun') || r.headFits(CALLS)) &&
    r.money !== undefined &&
    GOES_PAST.test(r.words(0, r.money.from)),
);
