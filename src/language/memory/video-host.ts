// Video links, recognised by host.

const HOSTS = [
  'youtube.com',
  'youtu.be',
  'vimeo.com',
  'tiktok.com',
  'twitch.tv',
  'dailymotion.com',
  'dai.ly',
  'kwai.com',
  'kwai-video.com',
  'instagram.com/reel',
  'instagram.com/reels',
  'instagram.com/tv',
  'facebook.com/watch',
  'facebook.com/reel',
  'fb.watch',
  'globoplay.globo.com/v',
];

/** Whether the address is of a video host. */
export function isVideoUrl(url: string): boolean {
  const bare = url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www|m|vm|vt|music)\./, '');
  return HOSTS.some((host) => bare === host || bare.startsWith(`${host}/`) || bare.startsWith(`${host}?`));
}
