import { describe, expect, it, vi } from 'vitest';
import { createAnswers } from './answers.ts';

describe('answers that are kept', () => {
  it('the console answers a repeated question from its cache', () => {
    const answers = createAnswers();
    answers.keep('listDrafts {}', ['a']);
    expect([answers.kept('listDrafts {}'), answers.kept('listDrafts {"surface":"home"}')]).toEqual([['a'], undefined]);
    answers.keep('listDrafts {}', ['b']);
    expect(answers.kept('listDrafts {}')).toEqual(['b']);
  });

  it('the console’s cache drops the oldest of 200 answers', () => {
    const answers = createAnswers();
    for (let at = 0; at < 200; at += 1) answers.keep(`question ${at}`, at);
    answers.keep('question 0', 'again');
    answers.keep('one more', 1);
    expect([answers.kept('question 0'), answers.kept('question 1'), answers.kept('question 2')]).toEqual(['again', undefined, 2]);
  });

  it('the console’s cache is cleared for the next operator, and every screen asks again', () => {
    const answers = createAnswers();
    const heard = vi.fn<() => void>();
    answers.changes.subscribe(heard);
    answers.keep('a', 1);
    answers.forget();
    expect([answers.kept('a'), heard.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('equal questions share one request until something changes', async () => {
    const answers = createAnswers();
    const arrive: ((value: number) => void)[] = [];
    const ask = vi.fn<() => Promise<number>>(() => new Promise((resolve) => arrive.push(resolve)));
    const [first, second] = [answers.shared('a', ask), answers.shared('a', ask)];
    answers.changed();
    const third = answers.shared('a', ask);
    arrive[0]?.(1);
    expect([await first, await second]).toEqual([1, 1]);
    // The older response has arrived. Equal calls still share the newer request.
    const fourth = answers.shared('a', ask);
    arrive[1]?.(2);
    expect([await third, await fourth, ask.mock.calls.length]).toEqual([2, 2, 2]);
  });

  it('answered and failed requests are not shared', async () => {
    const answers = createAnswers();
    const ask = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
    await answers.shared('a', ask);
    await answers.shared('a', ask);
    expect(ask).toHaveBeenCalledTimes(2);
    await expect(answers.shared('b', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await answers.shared('b', ask)).toBe(1);
  });

  it('a change asks again only for the cached answers of the operations it names', async () => {
    const answers = createAnswers();
    const ask = vi.fn<() => Promise<number>>(() => new Promise(() => undefined));
    void answers.shared('readDraft {}', ask);
    void answers.shared('listKinds {}', ask);
    answers.changed(new Set(['readDraft']));
    expect(['readDraft', 'listKinds'].map(answers.changesOf)).toEqual([1, 0]);
    void answers.shared('readDraft {}', ask);
    void answers.shared('listKinds {}', ask);
    expect(ask).toHaveBeenCalledTimes(3);
    answers.changed();
    expect(['readDraft', 'listKinds'].map(answers.changesOf)).toEqual([2, 1]);
  });

  it('cached answers stay during a change, so that screens keep them while they ask', () => {
    const answers = createAnswers();
    const before = answers.changes.getState();
    answers.keep('a', 1);
    answers.changed();
    answers.changed();
    expect([answers.kept('a'), answers.changes.getState() - before]).toEqual([1, 2]);
  });
});
