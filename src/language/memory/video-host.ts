// Video links, recognised by host; the page of a channel, a person or a playlist is no video.

const OF_VIDEOS =
  /^(?:(?:youtube|vimeo|tiktok|dailymotion|kwai)\.com|youtu\.be|dai\.ly|fb\.watch|twitch\.tv|(?:instagram|facebook)\.com\/(?:reels|watch|share\/[rv]|.*\b(?:reel|tv|videos)\b))(?!\/(?:channel|playlist|@[^/]*(?:$|\/(?!video\/|live))))/;

/** Whether the address is of a video. */
export const isVideoUrl = (url: string): boolean =>
  OF_VIDEOS.test(url.toLowerCase().replace(/^(?:https?:\/\/)?(?:(?:www|m|vm|vt|music|k)\.)?/, ''));
