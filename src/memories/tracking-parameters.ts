// Query parameters that record where a click came from and do not change the page, so links that differ only in them
// are the same. Kept apart from canonical-url because this list keeps growing.

const EVERYWHERE = new Set(
  (
    'fbclid gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid msclkid yclid twclid ttclid epik li_fat_id igshid igsh ' +
    'mibextid mc_cid mc_eid mkt_tok vero_id vero_conv _ga _gl _hsenc _hsmi __hstc __hssc __hsfp __s oly_anon_id oly_enc_id ' +
    'rb_clickid s_cid wickedid irclickid irgwc ncid cmpid sc_cid ref_src ref_url spm scm srsltid sfnsn at_medium at_campaign'
  ).split(' '),
);
const PREFIXES = ['utm_', 'hsa_', 'pf_rd_', 'pd_rd_', 'mtm_', 'matomo_', 'pk_', 'piwik_'];

/** Parameters that track only on these sites and their subdomains. */
const BY_SITE: readonly (readonly [site: string, names: readonly string[]])[] = [
  ['youtube.com', ['si', 'feature', 'pp', 'ab_channel', 'app']],
  ['youtu.be', ['si', 'feature', 'pp']],
  ['spotify.com', ['si', 'nd', 'dlsi', 'context']],
  ['twitter.com', ['s', 't']],
  ['x.com', ['s', 't']],
  ['instagram.com', ['hl', 'img_index']],
  ['tiktok.com', ['_t', '_r', 'is_from_webapp', 'sender_device', 'web_id']],
  ['linkedin.com', ['trk', 'trackingId', 'refId', 'lipi', 'rcm']],
  [
    'amazon.com.br',
    ['ref', 'ref_', 'tag', 'psc', 'qid', 'sr', 'keywords', 'crid', 'sprefix', 'dib', 'dib_tag', 'linkCode'],
  ],
  [
    'amazon.com',
    ['ref', 'ref_', 'tag', 'psc', 'qid', 'sr', 'keywords', 'crid', 'sprefix', 'dib', 'dib_tag', 'linkCode'],
  ],
  [
    'mercadolivre.com.br',
    ['tracking_id', 'matt_tool', 'matt_word', 'reco_id', 'c_id', 'c_uid', 'pdp_filters', 'sid', 'wid'],
  ],
  ['facebook.com', ['__tn__', '__cft__[0]', 'rdid', 'share_url', 'ref']],
  ['shopee.com.br', ['sp_atk', 'xptdk', 'uls_trackid']],
];

/** Whether the parameter is for tracking on this host (lower case, without "www."). */
export function isTrackingParameter(name: string, host: string): boolean {
  const folded = name.toLowerCase();
  if (EVERYWHERE.has(folded) || PREFIXES.some((prefix) => folded.startsWith(prefix))) return true;
  return BY_SITE.some(([site, names]) => (host === site || host.endsWith(`.${site}`)) && names.includes(name));
}
