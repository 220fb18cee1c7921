// Why a body was set aside or a send failed, for the operator. The reasons are kept as codes in English, beside what the
// platforms say in their own words.

/** What is not in the table (a platform's own words) is shown as it is. */
const WORDS: readonly (readonly [reason: RegExp, words: string])[] = [
  [/^not JSON$/, 'não é JSON'],
  [/^not a WhatsApp webhook$/, 'não é um webhook do WhatsApp'],
  [/^malformed: (.+)$/, 'fora do formato do Telegram: $1'],
  [/^phone number id (\S+) is not ours$/, 'é de outro número (phone_number_id $1)'],
  [/^field (\S+)$/, 'campo do webhook que não se lê: $1'],
  [
    /^(?:entry without changes|change without value|nothing to read|\w+ is no list|message is not an object)$/,
    'fora do formato do WhatsApp: $&',
  ],
  [/^message without (?:id|type|sender)$/, 'fora do formato do WhatsApp: $&'],
  [/^not connected \(/, 'sem conexão ('],
  [/^no answer \(/, 'sem resposta ('],
  [/^stopped while sending$/, 'o serviço parou durante o envio'],
  [/^halted$/, 'o canal está parado'],
  [/^parked$/, 'à espera de a pessoa escrever'],
  [/^erased$/, 'apagada a pedido'],
  [/^nobody has the page open$/, 'ninguém está com a página aberta'],
];

/** @param reason one, or several joined by '; ', as quarantined bodies have them */
export const reasonWords = (reason: string): string => reason.split('; ').map(wordsOf).join('; ');

const wordsOf = (reason: string): string => {
  const [said, words] = WORDS.find(([known]) => known.test(reason)) ?? [];
  return said === undefined || words === undefined ? reason : reason.replace(said, words);
};
