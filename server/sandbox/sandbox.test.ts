import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from './commands/index.ts';
import { Fields } from './fields.ts';
import { errorTexts, initialLocation, positionOf } from './locationVendor/state.ts';

describe('the fields of a command', () => {
  it('the fields of a command are read by type', () => {
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

  it('all errors of a command’s fields are reported at once', () => {
    const fields = new Fields({ text: '', number: 3, whole: 1.5, flag: 'yes', texts: [1], stray: 1 });
    fields.text('text');
    fields.number('number', 0, 2);
    fields.whole('whole', 0, 5);
    fields.flag('flag');
    fields.texts('texts');
    fields.only(['text', 'number', 'whole', 'flag', 'texts']);
    expect(fields.done(null)).toMatchObject({ ok: false, refusal: { length: 6 } });
  });

  it.each([[[]], ['text'], [5]])('a command with the body %j is refused', (body) => {
    expect(new Fields(body).problems).toEqual(['Send a JSON object.']);
  });

  it('a command with alternatives needs exactly one of them', () => {
    for (const body of [{}, { a: 1, b: 2 }]) {
      const fields = new Fields(body);
      fields.oneOf(['a', 'b']);
      expect(fields.problems).toEqual(['Send exactly one of a, b.']);
    }
    expect(new Fields({ b: 1 }).oneOf(['a', 'b'])).toBe('b');
  });
});

describe('the sandbox', () => {
  it('the how-to of the sandbox lists every command with its fields', () => {
    const guide = readFileSync('docs/how-to/sandbox.md', 'utf8');
    for (const { path, fields } of commands) {
      const row = guide.split('\n').find((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${path}\``));
      expect(row, path).toBeDefined();
      for (const field of fields) expect(row, `${path}.${field}`).toContain(`\`${field}`);
    }
  });

  it('a sandbox region starts at a position where wagers are taken', () => {
    expect(initialLocation('US-NJ')).toEqual({ position: { ...positionOf('US-NJ') }, findings: [], errorCode: null, service: 'absent' });
    expect(positionOf('CA-DEFAULT')).toBeNull();
  });

  it('every code of the location vendor has a text', () => {
    for (const [code, text] of Object.entries(errorTexts)) {
      expect(Number(code)).toBeGreaterThanOrEqual(600);
      expect(Number(code)).toBeLessThanOrEqual(720);
      expect(text).not.toBe('');
    }
  });
});
