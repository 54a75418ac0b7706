import { describe, expect, it } from 'vitest';
import { statusOf } from '#server/console/refusal.ts';
import { mayRun, isRead, whoMay } from './operations.ts';
import { problemsIn, refusalIn } from './refusal.ts';

describe('a refusal of the server', () => {
  it.each(Object.entries(statusOf))('the console’s refusal %s keeps its code', (error, status) => {
    expect(refusalIn({ status, body: { error, message: 'Why.', details: { a: 1 } } })).toEqual({
      code: error,
      message: 'Why.',
      details: { a: 1 },
    });
  });

  it.each([null, 'text', [], {}, { error: 'toString', message: 'x' }, { error: 'stale' }, { error: 'stale', message: 4 }])(
    'an unreadable refusal is a fault: %j',
    (body) => {
      expect(refusalIn({ status: 500, body })).toMatchObject({ code: 'fault', message: 'The server could not respond (500). Try again.' });
    },
  );

  it('a refusal lists its problems with their fields, and drops malformed ones', () => {
    const details = {
      problems: [
        { pointer: '/nodes/a/props/title', message: 'too long' },
        { path: '/title', message: 'missing' },
        { message: 'all of it' },
        { pointer: 3 },
        'x',
      ],
    };
    expect(problemsIn({ code: 'checks', message: '', details })).toEqual([
      { pointer: '/nodes/a/props/title', message: 'too long' },
      { pointer: '/title', message: 'missing' },
      { pointer: '', message: 'all of it' },
    ]);
    expect(problemsIn({ code: 'checks', message: '', details: { problems: 'none' } })).toEqual([]);
  });
});

describe('allowed roles', () => {
  it('each role may run what the server’s list allows', () => {
    expect([
      mayRun('editor', 'saveDraft'),
      mayRun('viewer', 'saveDraft'),
      mayRun('trader', 'takeDown'),
      mayRun('trader', 'rollback'),
    ]).toEqual([true, false, true, false]);
  });

  it('the roles of an operation are listed in words', () => {
    expect(whoMay('unlockOperator')).toBe('compliance');
    expect(whoMay('takeDown')).toBe('approver, compliance or trader');
  });

  it('operations are known as reads or changes', () => {
    expect([isRead('listDrafts'), isRead('publishDraft')]).toEqual([true, false]);
  });
});
