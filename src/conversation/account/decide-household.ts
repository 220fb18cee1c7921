// Orders about a shared household: joining, leaving, members and permissions, read from exact command forms. The many
// free phrasings of "invite somebody" are recognised by language/ as intent `household`.

import type { Permission } from '../../domain/household.ts';
import type { ItemId } from '../../domain/ids.ts';
import { linkCodeFrom } from '../../domain/linking.ts';
import { pattern } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const CODE = String.raw`([a-zA-ZÀ-ÿ\d]{4}[\s-]?[a-zA-ZÀ-ÿ\d]{4})`;
const HOUSE = `d[ao] (?:nossa )?(?:casa|fam[íi]lia|conta(?: conjunta)?|caderno)`;
const NAME = `(?:o |a )?([a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ .'-]{0,39}?)`;

const JOIN = new RegExp(
  String.raw`^\/?entrar?(?: na casa| no caderno)?(?: com(?: o)? (?:c[óo]digo|convite))?\s+${CODE}[.!]*$`,
  'i',
);
const LEAVE = new RegExp(String.raw`^\/?(?:quero |vou )?sair ${HOUSE}[.!]*$`, 'i');
/** Of the house, for who is a guest in one. */
const LEAVES = pattern('i')`
  ^(?:(?:eu|agora|oi),? )*(?:(?:quero|vou|posso|preciso) (?:sair|me desligar)(?: disso| daqui)?|n[ãa]o quero mais (?:dividir|usar junto)(?: (?:o dinheiro|as contas))?)[.!]*$
`;
const SHOW = pattern('i')`
  ^(?:
    \/casa(?:@\w+)?|
    quem (?:est[áa]|t[áa]|mora|participa|entrou)(?: aqui)? (?:n[ao] (?:casa|caderno|fam[íi]lia|conta)|comigo)|
    quem (?:usa|v[êe]) (?:o |este |esse |meu )?(?:caderno|dinheiro)(?: comigo)?|
    membros d[ao] (?:casa|família)|ver a casa
  )\s*[?.!]*$
`;
const REMOVE = new RegExp(String.raw`^(?:tira|tire|remove|remova|expulsa|exclui)r?\s+${NAME}\s+${HOUSE}[.!]*$`, 'i');
const PERMIT = new RegExp(
  String.raw`^(?:(?:deixa|deixe|permite)r?\s+${NAME}\s+|${NAME}\s+(?:agora\s+)?(?=(?:s[óo] )?pode ))(?:pode\s+)?(s[óo] (?:pode )?(?:ver|olhar)|anotar|escrever|lançar|mexer)(?: no (?:caderno|dinheiro)| na casa| tamb[ée]m)*[.!]*$`,
  'i',
);
const SHARE = pattern('i')`
  ^(?:compartilha|compartilhe|compartilhar|divide|dividir)\s+(?:
    (isso|isto|ess[ea]|est[ea])|
    (?:o |a |os |as )?((?:\d{1,2})(?:(?:,| e )\s*\d{1,2})*)|
    (?:o |a )?(?:nota|filme|série|v[íi]deo|link)\s+(?:d[oae]s?\s+)?(.{2,60}?)
  )(?:\s+(?:com|pra|para)\s+(?:[ao] )?(?:casa|fam[íi]lia|todos|todo mundo|gente|outros))[.!]*$
`;
/** "Convida a Bia" and what she may do. Invitations to anything else (a party, lunch) must not match. */
const INVITE =
  /^\/?convi(?:dar?|de)(?:@\w+)?(?: (?:a |o )?(?:minh[ao] |meu )?[a-zà-ÿ]+)?(?:,? (?:s[óo] |(?:para|pra) (?:usar|ver|olhar|anotar|entrar)|junto|aqui).*)?[.!]*$/i;
/** An invitation that is taken back. */
const UNINVITE =
  /^(?:(?:pode|n[ãa]o|quero|deixa)[, ]+)*(?:cancel|desfa|anul|apag|esque[çc]|invalid|revog)[a-zà-ÿ]* (?:[oa] |esse |meu )?(?:convite|c[óo]digo(?: de convite)?)[.!]*$/i;
const ONLY_LOOKS = /(?<![a-zà-ÿ])s[óo] (?:para |pra )?(?:ver|olhar|ler|acompanhar)|leitura|sem mexer|sem anotar/i;

/** The invitation code in the message, if any. */
export const invitationSaid = (text: string): string | undefined =>
  JOIN.exec(text.trim())?.[1]?.replace(/[\s-]/g, '').toUpperCase();

/** @returns undefined when the message is not about a household, or was forwarded. */
export function decideHousehold(situation: Situation): Decision | undefined {
  const { text, message } = situation;
  if (message.forwarded) return undefined;
  const said = text.trim();
  if (SHOW.test(said)) return run({ tool: 'show_household', args: {} });
  if (UNINVITE.test(said)) return say(phrases.inviteEnds);
  if (INVITE.test(said)) return invite(situation);
  const guest = LEAVES.test(said) && situation.loaded.household().role === 'member';
  if (guest || LEAVE.test(said)) return run({ tool: 'leave_household', args: {} });
  const remove = REMOVE.exec(said)?.[1];
  if (remove !== undefined) return run({ tool: 'remove_member', args: { name: remove } });
  const [permit, first, second, what = ''] = PERMIT.exec(said) ?? [];
  if (permit !== undefined) {
    const may: Permission = /^s[óo]/i.test(what) ? 'read' : 'write';
    const name = first ?? second ?? '';
    return knows(name, situation) ? run({ tool: 'permit_member', args: { name, may } }) : undefined;
  }
  const code = invitationSaid(said);
  // In a group, everybody who reads the chat would be let in.
  if (code !== undefined)
    return message.group ? inPrivate : run({ tool: 'accept_invitation', args: { code, name: message.name ?? '' } });
  return share(said, situation);
}

/** "A Bia pode anotar" is an order only if Bia is a member; otherwise it is an ordinary sentence. */
const knows = (name: string, { loaded }: Situation): boolean =>
  loaded
    .household()
    .members.some(({ me, name: known }) => !me && known.toLowerCase().startsWith(name.trim().toLowerCase()));

/** Creates a code for the other person to type. */
export function invite({ message, text, asking }: Situation): Decision {
  if (message.group) return inPrivate;
  const may: Permission = ONLY_LOOKS.test(text) ? 'read' : 'write';
  return run({ tool: 'invite_person', args: { may, code: linkCodeFrom(asking.ids.token()) } });
}

function share(said: string, { loaded }: Situation): Decision | undefined {
  const [all, this_, numbers, words] = SHARE.exec(said) ?? [];
  if (all === undefined) return undefined;
  if (words !== undefined) return { do: 'find', find: { query: words, to: { verb: 'share' } }, next: IDLE_STATE };
  const pointed = loaded.pointedAt?.items ?? (loaded.lastSaved === undefined ? [] : [loaded.lastSaved]);
  const listed = (numbers ?? '').split(/,| e /u).flatMap((n) => loaded.shown[Number(n) - 1]?.item ?? []);
  const items: ItemId[] = (this_ === undefined ? listed : pointed).map(({ id }) => id);
  return run({ tool: 'share_items', args: { items } });
}

const inPrivate: Decision = say(phrases.inviteInPrivate);
