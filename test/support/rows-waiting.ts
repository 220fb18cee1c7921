// What a database says is still to do, without the missions and with them.

export const ROWS_WAITING = `select (select count(*) from inbox where status in ('received', 'claimed'))
  + (select count(*) from outbox where status in ('queued', 'sending')) as n`;

export const MISSIONS_RUNNING = 'select count(*) as n from missions where endedAt is null';
