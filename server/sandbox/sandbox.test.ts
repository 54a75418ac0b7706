import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from './commands/index.ts';
import { Fields } from './fields.ts';
import { errorTexts, initialLocation, positionOf } from './locationVendor/state.ts';

describe('the fields of a command', () => {
  it('are read by kind', () => {
    const fields = new Fields({ text: 'a', number: 1.5, whole: 3, flag: true, texts: ['x'] });
    expect([
      fields.text('text'),
      fields.number('number', 0, 2),
      fields.whole('whole', 0, 5),
      fields.flag('flag'),
      fields.texts('texts'),
    ]).toEqual(['a', 1.5, 3, true, ['x']]);
    expect(fields.done('value')).toEqual({ ok: true, value: 'value' });
  });

  it('tell everything that is wrong at once', () => {
    const fields = new Fields({ text: '', number: 3, whole: 1.5, flag: 'yes', texts: [1], stray: 1 });
    fields.text('text');
    fields.number('number', 0, 2);
    fields.whole('whole', 0, 5);
    fields.flag('flag');
    fields.texts('texts');
    fields.only(['text', 'number', 'whole', 'flag', 'texts']);
    expect(fields.done(null)).toMatchObject({ ok: false, refusal: { length: 6 } });
  });

  it.each([[[]], ['text'], [5]])('are none in %j', (body) => {
    expect(new Fields(body).problems).toEqual(['Send a JSON object.']);
  });

  it('want exactly one of several', () => {
    for (const body of [{}, { a: 1, b: 2 }]) {
      const fields = new Fields(body);
      fields.oneOf(['a', 'b']);
      expect(fields.problems).toEqual(['Send exactly one of a, b.']);
    }
    expect(new Fields({ b: 1 }).oneOf(['a', 'b'])).toBe('b');
  });
});

describe('the sandbox', () => {
  it('is told of whole in its how-to', () => {
    const guide = readFileSync('docs/how-to/sandbox.md', 'utf8');
    for (const { path, fields } of commands) {
      const row = guide.split('\n').find((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${path}\``));
      expect(row, path).toBeDefined();
      for (const field of fields) expect(row, `${path}.${field}`).toContain(`\`${field}`);
    }
  });

  it('begins where wagers are taken', () => {
    expect(initialLocation('US-NJ')).toEqual({ position: { ...positionOf('US-NJ') }, findings: [], errorCode: null, service: 'absent' });
    expect(positionOf('CA-DEFAULT')).toBeNull();
  });

  it('has a text for every code of the vendor', () => {
    for (const [code, text] of Object.entries(errorTexts)) {
      expect(Number(code)).toBeGreaterThanOrEqual(600);
      expect(Number(code)).toBeLessThanOrEqual(720);
      expect(text).not.toBe('');
    }
  });
});
