// One id under many addresses, case kept; and what is no video.

import { describe, expect, it } from 'vitest';
import { youtubeId } from '../../src/memories/youtube-id.ts';

const ID = 'dQw4w9WgXcQ';

const SAME = [
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `www.youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}&list=RDAMVM${ID}`,
  `https://gaming.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}`,
  `https://www.youtube.com/watch?feature=shared&v=${ID}&t=42s`,
  `https://www.youtube.com/watch?t=42&list=PLabc&index=3&v=${ID}`,
  `https://www.youtube.com/watch/?v=${ID}`,
  `https://www.youtube.com/watch?v=${ID}#comentarios`,
  `https://www.youtube.com/watch/${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=AbCdEfGhIjKl`,
  `https://youtu.be/${ID}?t=10`,
  `https://www.youtu.be/${ID}`,
  `youtu.be/${ID}`,
  `https://youtu.be/${ID}/`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://youtube.com/shorts/${ID}?feature=share`,
  `https://m.youtube.com/shorts/${ID}?si=x`,
  `https://www.youtube.com/live/${ID}`,
  `https://www.youtube.com/live/${ID}?si=abc&t=90`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/embed/${ID}?start=10&autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/v/${ID}?version=3`,
  `https://www.youtube.com/e/${ID}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
  `https://www.youtube.com./watch?v=${ID}`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
  `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&gl=BR`,
];

const NONE = [
  'https://www.youtube.com/',
  'https://www.youtube.com/@canal',
  'https://www.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw',
  'https://www.youtube.com/playlist?list=PL0123456789',
  'https://www.youtube.com/embed/videoseries?list=PLabc',
  'https://www.youtube.com/embed/live_stream?channel=UCabc',
  'https://www.youtube.com/watch?v=curto',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQdemais',
  'https://www.youtube.com/watch?V=dQw4w9WgXcQ',
  'https://youtu.be/',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://example.com/?u=https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/12345678901',
  'isto não é um endereço',
  '',
];

describe('the id of a video', () => {
  for (const address of SAME) it(address, () => expect(youtubeId(address)).toBe(ID));
  it('keeps its case', () => expect(youtubeId(`https://youtu.be/${ID.toUpperCase()}`)).toBe(ID.toUpperCase()));
});

describe('no video', () => {
  for (const address of NONE) it(address || '(nothing)', () => expect(youtubeId(address)).toBeUndefined());
});
