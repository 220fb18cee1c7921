// Who wrote, in every combination of ids; above all, never somebody else.

import { describe, expect, it } from 'vitest';
import { senderOf } from '../../../src/channels/whatsapp/sender.ts';

const ANA = { profile: { name: 'Ana' }, wa_id: '5511999990001', user_id: 'BR.1' };
const BRUNO = { profile: { name: 'Bruno' }, wa_id: '5521988880002', user_id: 'BR.2' };

const table: readonly [title: string, message: object, contacts: readonly unknown[], wanted: object | undefined][] = [
  ['both ids', { from: '5511999990001', from_user_id: 'BR.1' }, [ANA], { person: 'BR.1', aliases: ['5511999990001'] }],
  ['plus sign', { from: '+5511999990001' }, [ANA], { person: 'BR.1', aliases: ['5511999990001'] }],
  ['phone alone', { from: '5511999990001' }, [], { person: '5511999990001', chat: '5511999990001', aliases: [] }],
  ['user id alone', { from_user_id: 'BR.2' }, [{ user_id: 'BR.2' }], { person: 'BR.2', chat: 'BR.2', aliases: [] }],
  ['id only in the card', {}, [{ user_id: 'BR.3' }], { person: 'BR.3', chat: 'BR.3' }],
  ['second of two cards', { from: '5521988880002' }, [ANA, BRUNO], { person: 'BR.2', name: 'Bruno' }],
  ["another person's card", { from: '5531977770003' }, [ANA], { person: '5531977770003', aliases: [] }],
  ["another's card by user id", { from_user_id: 'BR.9' }, [ANA], { person: 'BR.9', aliases: [] }],
  ['nobody, two cards', {}, [ANA, BRUNO], undefined],
  ['nobody', {}, [], undefined],
  [
    'parent id',
    { from_user_id: 'BR.1', from_parent_user_id: 'BR.ENT.7' },
    [],
    { person: 'BR.1', aliases: ['BR.ENT.7'] },
  ],
  // Reply to the number received, although the id has the ninth digit and it has not.
  [
    'ninth digit',
    { from: '553188887777' },
    [{ wa_id: '5531988887777' }],
    { person: '5531988887777', chat: '553188887777', aliases: ['553188887777'] },
  ],
  [
    'a landline is not a mobile without its ninth digit',
    { from: '551133334444' },
    [{ wa_id: '5511933334444', user_id: 'BR.5' }],
    { person: '551133334444', aliases: [] },
  ],
];

describe('sender', () => {
  for (const [title, message, contacts, wanted] of table) {
    it(title, () => {
      const sender = senderOf(message as Record<string, unknown>, contacts);
      if (wanted === undefined) expect(sender).toBeUndefined();
      else expect(sender).toMatchObject(wanted);
    });
  }
  it('gives no name of a card that is not theirs', () => {
    expect(senderOf({ from: '5531977770003' }, [ANA])?.name).toBeUndefined();
  });
});
