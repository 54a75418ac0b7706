import { TooBusy } from './tooBusy.ts';

const MAX_LINES = 50_000;
const RETRY_SECONDS = 5;

type Waiting = { readonly enter: () => void; readonly refuse: (busy: TooBusy) => void };
type Line = { startedMs: number; failures: number; working: number; waiting: Waiting[] };

export type GuessRules = {
  /** Failures allowed per key within `windowMs`. */
  readonly mostFailures: number;
  readonly windowMs: number;
  /** Guesses of one key, running or waiting. */
  readonly mostOfLine: number;
  readonly mostWaiting: number;
};

/** Limits failed guesses. Never runs more guesses of a key than it has failures left; the others wait for results. */
export class GuessGate {
  readonly #lines = new Map<string, Line>();
  readonly #rules: GuessRules;
  readonly #nowMs: () => number;
  #waiting = 0;

  constructor(rules: GuessRules, nowMs: () => number) {
    this.#rules = rules;
    this.#nowMs = nowMs;
  }

  /** Throws `TooBusy` before the work runs, if the key has no failures left or too many wait. */
  async run<T>(key: string, work: () => Promise<T>, isFailure: (result: T) => boolean): Promise<T> {
    const line = this.#lineOf(key);
    await this.#enter(line);
    try {
      const result = await work();
      if (isFailure(result)) line.failures += 1;
      return result;
    } finally {
      line.working -= 1;
      this.#wake(line);
    }
  }

  #lineOf(key: string): Line {
    const known = this.#lines.get(key);
    if (known) return known;
    if (this.#lines.size >= MAX_LINES) this.#forgetOldest();
    const line: Line = { startedMs: this.#nowMs(), failures: 0, working: 0, waiting: [] };
    this.#lines.set(key, line);
    return line;
  }

  #forgetOldest(): void {
    for (const [key, { working, waiting }] of this.#lines)
      if (working === 0 && waiting.length === 0) {
        this.#lines.delete(key);
        return;
      }
  }

  async #enter(line: Line): Promise<void> {
    this.#roll(line);
    if (this.#hasRoom(line)) line.working += 1;
    else if (this.#isSpent(line)) throw this.#spent(line);
    else if (line.working + line.waiting.length >= this.#rules.mostOfLine || this.#waiting >= this.#rules.mostWaiting)
      throw new TooBusy(RETRY_SECONDS);
    else {
      this.#waiting += 1;
      await new Promise<void>((enter, refuse) => line.waiting.push({ enter, refuse }));
    }
  }

  /** Refuses all if no failures are left. */
  #wake(line: Line): void {
    this.#roll(line);
    const isSpent = this.#isSpent(line);
    while (line.waiting.length > 0 && (isSpent || this.#hasRoom(line))) {
      const next = line.waiting.shift();
      this.#waiting -= 1;
      if (isSpent) next?.refuse(this.#spent(line));
      else {
        line.working += 1;
        next?.enter();
      }
    }
  }

  #roll(line: Line): void {
    if (this.#nowMs() - line.startedMs < this.#rules.windowMs) return;
    line.startedMs = this.#nowMs();
    line.failures = 0;
  }

  #hasRoom({ failures, working }: Line): boolean {
    return failures + working < this.#rules.mostFailures;
  }

  #isSpent({ failures }: Line): boolean {
    return failures >= this.#rules.mostFailures;
  }

  #spent({ startedMs }: Line): TooBusy {
    return new TooBusy(Math.max(1, Math.ceil((startedMs + this.#rules.windowMs - this.#nowMs()) / 1_000)));
  }
}
