import { describe, expect, it } from 'vitest';
import { readGroup, readPrivate } from '../../../src/channels/telegram/addressing.ts';
import { ME } from './fixture.ts';

const STRANGER = { id: undefined, username: undefined };

describe('readGroup', () => {
  it.each([
    ['@caderneta_bot gastei 30', 'us', 'gastei 30'],
    ['@Caderneta_Bot, gastei 30', 'us', 'gastei 30'],
    ['gastei 30 @caderneta_bot', 'us', 'gastei 30'],
    ['gastei 30 @caderneta_bot no mercado', 'us', 'gastei 30 no mercado'],
    ['@caderneta_bot', 'us', ''],
    ['anota:\nleite\n@caderneta_bot', 'us', 'anota:\nleite'],
    ['gastei 30 no mercado', 'nobody', 'gastei 30 no mercado'],
    ['@caderneta_bottle gastei', 'nobody', '@caderneta_bottle gastei'],
    ['x@caderneta_bot é um e-mail', 'nobody', 'x@caderneta_bot é um e-mail'],
    ['t.me/@caderneta_bot', 'nobody', 't.me/@caderneta_bot'],
    ['@outro_bot oi', 'nobody', '@outro_bot oi'],
    ['/lista', 'us', '/lista'],
    ['/lista@caderneta_bot filmes', 'us', '/lista filmes'],
    ['/lista@CADERNETA_BOT', 'us', '/lista'],
    ['/lista@outro_bot', 'another bot', '/lista@outro_bot'],
    ['/ 3', 'nobody', '/ 3'],
    ['ver /lista', 'nobody', 'ver /lista'],
  ])('%j is for %s', (text, to, left) => {
    expect(readGroup(text, ME)).toEqual({ to, text: left });
  });

  it.each([
    ['@qualquer_bot oi', 'us'],
    ['@ana_exemplo oi', 'nobody'],
    ['/lista@qualquer_bot', 'us'],
  ])('before our name is known, %j is for %s', (text, to) => {
    expect(readGroup(text, STRANGER).to).toBe(to);
  });
});

describe('readPrivate', () => {
  it.each([
    ['/ajuda@caderneta_bot', '/ajuda'],
    ['/ajuda@caderneta_bot   já', '/ajuda   já'],
    ['/ajuda@outro_bot', '/ajuda@outro_bot'],
    ['/ajuda agora', '/ajuda agora'],
    ['oi @caderneta_bot', 'oi @caderneta_bot'],
  ])('%j becomes %j', (text, left) => {
    expect(readPrivate(text, ME)).toBe(left);
  });
});
