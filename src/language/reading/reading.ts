// The evidence of one message, gathered once: every rule queries this object and none scans the text again. Costly
// evidence (dates, periods, recurrence) is computed on first use.

import type { LocalDate } from '../../domain/dates.ts';
import { type Amount, findAmounts, pickAmount } from '../amounts/amounts.ts';
import { findInstallments, type Installments } from '../amounts/installments.ts';
import { type Cues, cuesOf, hasCue, linePatternBit } from '../cues/cues.ts';
import { ALWAYS, bitToAsk, NONE, occursIn } from '../cues/line-cues.ts';
import type { PatternList } from '../cues/pattern-list.ts';
import { findClockTime } from '../dates/clock-times.ts';
import { type DateMention, findDates } from '../dates/dates.ts';
import { type Delay, findDelay } from '../dates/delays.ts';
import type { DialogContext } from '../dialog-context.ts';
import type { Figure } from '../figures/figure.ts';
import { findFigures } from '../figures/find-figures.ts';
import { addAll, type ClassBits, hasClass, hasId, haveCommon, idOf, noClasses } from '../lexicon/class-bits.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import { findPeriods, type PeriodMention } from '../periods/periods.ts';
import { findRecurrence, type Recurrence } from '../recurrence/recurrence.ts';
import type { Token } from '../tokens/token.ts';
import { isShouted } from '../tokens/token-shapes.ts';
import { type Unit, unitHolding, unitsOf } from '../tokens/unit.ts';
import { headOf, tailOf } from './edges.ts';
import { MOST_ANSWERS } from './once-per-reading.ts';
import { type Signs, signsIn } from './signs.ts';

/** Constructions are matched in this many tokens; the rest of a long message is content. */
const LINE_TOKENS = 80;

export class Reading {
  readonly text: string;
  readonly context: DialogContext;
  readonly today: LocalDate;
  readonly tokens: readonly Token[];
  readonly units: readonly Unit[];
  /** First unit after courtesies, fillers and punctuation. */
  readonly head: number;
  /** One past the last unit that is not filler, courtesy, emoji or punctuation. */
  readonly tail: number;
  readonly amounts: readonly Amount[];
  /** The main amount of the message, if any. */
  readonly money: Amount | undefined;
  readonly url: Signs['url'];
  readonly marked: boolean;
  readonly colon: number;
  readonly coded: boolean;
  readonly equated: boolean;
  readonly numbered: boolean;

  /** Memoised by `oncePerReading`. */
  readonly answers = new Array<unknown>(MOST_ANSWERS);

  readonly #classes = noClasses();
  #line: string | undefined;
  /** The words alone, between spaces. */
  #words: string | undefined;
  #cues: Cues | undefined;
  #shouted: boolean | undefined;
  #past: readonly DateMention[] | undefined;
  #future: readonly DateMention[] | undefined;
  #periods: readonly PeriodMention[] | undefined;
  #figures: readonly Figure[] | undefined;
  #recurrence: Recurrence | undefined | null = null;
  #installments: Installments | undefined | null = null;
  #clock: ReturnType<typeof findClockTime> | null = null;
  #delay: Delay | undefined | null = null;

  constructor(text: string, context: DialogContext, tokens: readonly Token[]) {
    this.text = text;
    this.context = context;
    this.today = context.now.slice(0, 10) as LocalDate;
    this.tokens = tokens;
    this.units = unitsOf(tokens);
    for (const { entry } of this.units) if (entry !== undefined) addAll(this.#classes, entry.classes);
    const signs = signsIn(tokens, this.units);
    this.url = signs.url;
    this.marked = signs.marked;
    this.colon = signs.colon;
    this.coded = signs.coded;
    this.equated = signs.equated;
    this.numbered = signs.numbered;
    this.head = headOf(this.units);
    this.tail = tailOf(this.units, this.head, text);
    this.amounts = findAmounts(tokens);
    this.money = this.amounts.length === 0 ? undefined : pickAmount(tokens, this.amounts).chosen;
  }

  /** Whether any word of the message has the class. */
  has(name: WordClass): boolean {
    return hasClass(this.#classes, name);
  }

  hasAny(...names: readonly WordClass[]): boolean {
    for (const name of names) if (hasClass(this.#classes, name)) return true;
    return false;
  }

  hasSome(classes: ClassBits): boolean {
    return haveCommon(this.#classes, classes);
  }

  /** Whether the unit has any of the classes. */
  isSome(i: number, classes: ClassBits): boolean {
    const entry = this.units[i]?.entry;
    return entry !== undefined && haveCommon(entry.classes, classes);
  }

  /** Whether the unit has the class. */
  is(i: number, name: WordClass): boolean {
    const entry = this.units[i]?.entry;
    return entry !== undefined && hasClass(entry.classes, name);
  }

  /** Whether the unit has any of the classes; `isSome` where it is asked of every message. */
  isAny(i: number, ...names: readonly WordClass[]): boolean {
    const classes = this.units[i]?.entry?.classes;
    return classes !== undefined && names.some((name) => hasClass(classes, name));
  }

  /** First unit of the class in [from, to), or -1. */
  find(name: WordClass, from = 0, to = this.units.length): number {
    const id = idOf(name);
    if (!hasId(this.#classes, id)) return -1;
    for (let i = from; i < to; i++) {
      const entry = this.units[i]?.entry;
      if (entry !== undefined && hasId(entry.classes, id)) return i;
    }
    return -1;
  }

  findLast(name: WordClass): number {
    return this.has(name) ? this.units.findLastIndex((_, i) => this.is(i, name)) : -1;
  }

  /** Whether the unit is a verb of the class in one of the tenses (see verbs/tense.ts). */
  isVerb(i: number, name: WordClass, tenses: number): boolean {
    const entry = this.units[i]?.entry;
    return entry !== undefined && (entry.tenses & tenses) !== 0 && hasClass(entry.classes, name);
  }

  /** First verb of the class in one of the tenses, or -1. */
  findVerb(name: WordClass, tenses: number, from = 0, to = this.units.length): number {
    const id = idOf(name);
    if (!hasId(this.#classes, id)) return -1;
    for (let i = from; i < to; i++) {
      const entry = this.units[i]?.entry;
      if (entry !== undefined && (entry.tenses & tenses) !== 0 && hasId(entry.classes, id)) return i;
    }
    return -1;
  }

  /** First verb of any of the classes in one of the tenses, or -1. */
  findSomeVerb(classes: ClassBits, tenses: number, from = 0, to = this.units.length): number {
    if (!haveCommon(this.#classes, classes)) return -1;
    for (let i = from; i < to; i++) {
      const entry = this.units[i]?.entry;
      if (entry !== undefined && (entry.tenses & tenses) !== 0 && haveCommon(entry.classes, classes)) return i;
    }
    return -1;
  }

  hasVerb(name: WordClass, tenses: number): boolean {
    return this.findVerb(name, tenses) >= 0;
  }

  norm(i: number): string {
    return this.units[i]?.norm ?? '';
  }

  /** Whether the words occur consecutively, in this order. */
  says(phrase: string): boolean {
    const words = phrase.split(' ');
    return this.tokens.some((_, i) => words.every((word, k) => this.tokens[i + k]?.norm === word));
  }

  unitOf(token: number): number {
    return unitHolding(this.units, token);
  }

  /** UTF-16 offset where the unit starts in the text. */
  startOf(i: number): number {
    return this.tokens[this.units[i]?.from ?? -1]?.start ?? this.text.length;
  }

  endOf(i: number): number {
    return this.tokens[(this.units[i]?.to ?? 0) - 1]?.end ?? this.text.length;
  }

  /** Raw text of the units [from, to), trimmed. */
  raw(from: number, to: number): string {
    return from >= to ? '' : this.text.slice(this.startOf(from), this.endOf(to - 1)).trim();
  }

  /** The first words of the message, normalised and joined by single spaces: what patterns are matched with. */
  get line(): string {
    this.#line ??= this.words(0, LINE_TOKENS);
    return this.#line;
  }

  /** The tokens [from, to), normalised like the line. */
  words(from: number, to: number): string {
    return this.tokens
      .slice(from, to)
      .map((token) => token.norm)
      .join(' ');
  }

  /** The cues of the message: only rules whose required cues occur are tested (rules/rule-index). */
  get cues(): Cues {
    this.#cues ??= cuesOf(this, this.#classes);
    return this.#cues;
  }

  /** Whether a word the pattern requires occurs at all. */
  mayFit(pattern: RegExp): boolean {
    return this.isCandidate(bitToAsk(pattern), pattern);
  }

  /** Whether the words that the pattern of this bit requires occur in the message. */
  protected isCandidate(bit: number, pattern: RegExp): boolean {
    if (bit === ALWAYS) return true;
    if (bit !== NONE && bit < this.cues.patterns) return hasCue(this.cues, linePatternBit(bit));
    this.#words ??= ` ${this.words(0, this.tokens.length).replace(/\W+/g, ' ')} `;
    return occursIn(this.#words, pattern);
  }

  /** First pattern of the list, from the one given, that matches the line, or -1. */
  findFit({ patterns }: PatternList, from = 0): number {
    for (let i = from; i < patterns.length; i++) if (this.fits(patterns[i] as RegExp)) return i;
    return -1;
  }

  /** Whether a word that any pattern of the list requires occurs at all. */
  mayFitAny({ patterns }: PatternList): boolean {
    return patterns.some((pattern) => this.mayFit(pattern));
  }

  /** Whether the pattern matches the line. Patterns run only when a word they require occurs. */
  fits(pattern: RegExp): boolean {
    return this.mayFit(pattern) && pattern.test(this.line);
  }

  /** The pattern's match in the line, or null. */
  match(pattern: RegExp): RegExpExecArray | null {
    return this.mayFit(pattern) ? pattern.exec(this.line) : null;
  }

  /** Whether the pattern matches the first word after the courtesies. */
  headFits(pattern: RegExp): boolean {
    return this.mayFit(pattern) && pattern.test(this.norm(this.head));
  }

  /** Whether all letters are capitals, so that a capital does not mark a name. */
  get shouted(): boolean {
    this.#shouted ??= isShouted(this.text);
    return this.#shouted;
  }

  get past(): readonly DateMention[] {
    this.#past ??= findDates(this.tokens, this.today, 'past');
    return this.#past;
  }

  get future(): readonly DateMention[] {
    this.#future ??= findDates(this.tokens, this.today, 'future');
    return this.#future;
  }

  get periods(): readonly PeriodMention[] {
    this.#periods ??= findPeriods(this.tokens, this.today);
    return this.#periods;
  }

  get recurrence(): Recurrence | undefined {
    if (this.#recurrence === null) this.#recurrence = findRecurrence(this.tokens);
    return this.#recurrence;
  }

  get installments(): Installments | undefined {
    if (this.#installments === null) this.#installments = findInstallments(this.tokens);
    return this.#installments;
  }

  /** The numbers of a question with their roles; computed only where a question is likely. */
  get figures(): readonly Figure[] {
    this.#figures ??= findFigures(this.tokens);
    return this.#figures;
  }

  get delay(): Delay | undefined {
    if (this.#delay === null) this.#delay = findDelay(this.tokens);
    return this.#delay;
  }

  get clock(): ReturnType<typeof findClockTime> {
    if (this.#clock === null) this.#clock = findClockTime(this.tokens);
    return this.#clock;
  }
}
