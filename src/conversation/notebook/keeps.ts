/** Tools that keep something or change what is kept. */
export const KEEPS: ReadonlySet<string> = new Set([
  'save_note',
  'save_movie',
  'save_tv_show',
  'save_video',
  'save_link',
  'edit_memory',
  'mark_memory',
  'put_on_list',
]);
