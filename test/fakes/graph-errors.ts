// Meta's error codes with the titles and HTTP statuses its table gives them (error codes page, 15 May 2026), for the fake's answers.

const TABLE: readonly (readonly [code: number, status: number, title: string])[] = [
  [0, 401, 'AuthException'],
  [1, 400, 'API Unknown'],
  [2, 503, 'API Service'],
  [4, 400, 'API Too Many Calls'],
  [10, 403, 'Permission Denied'],
  [100, 400, 'Invalid parameter'],
  [190, 401, 'Access token has expired'],
  [200, 403, 'API Permission'],
  [368, 403, 'Temporarily blocked for policies violations'],
  [80007, 400, 'Rate limit issues'],
  [130429, 400, 'Rate limit hit'],
  [131000, 500, 'Something went wrong'],
  [131009, 400, 'Parameter value is not valid'],
  [131016, 500, 'Service unavailable'],
  [131026, 400, 'Message undeliverable'],
  [131031, 403, 'Account has been locked'],
  [131042, 400, 'Business eligibility payment issue'],
  [131047, 400, 'Re-engagement message'],
  [131048, 400, 'Spam rate limit hit'],
  [131049, 400, 'Meta chose not to deliver'],
  [131051, 400, 'Unsupported message type'],
  [131052, 400, 'Media download error'],
  [131053, 400, 'Media upload error'],
  [131056, 400, '(Business Account, Consumer Account) pair rate limit hit'],
];

export const ERROR_STATUS: ReadonlyMap<number, number> = new Map(TABLE.map(([code, status]) => [code, status]));
export const ERROR_TITLE: ReadonlyMap<number, string> = new Map(TABLE.map(([code, , title]) => [code, title]));
