import { describe, expect, it } from 'vitest';
import { statusOf } from '#server/console/refusal.ts';
import { mayRun, isRead, whoMay } from './operations.ts';
import { problemsIn, refusalIn } from './refusal.ts';

describe('a no of the server', () => {
  it.each(Object.entries(statusOf))('%s keeps its name', (error, status) => {
    expect(refusalIn({ status, body: { error, message: 'Why.', details: { a: 1 } } })).toEqual({
      code: error,
      message: 'Why.',
      details: { a: 1 },
    });
  });

  it.each([null, 'text', [], {}, { error: 'toString', message: 'x' }, { error: 'stale' }, { error: 'stale', message: 4 }])(
    'that cannot be read is a fault: %j',
    (body) => {
      expect(refusalIn({ status: 500, body })).toMatchObject({ code: 'fault', message: 'The server could not respond (500). Try again.' });
    },
  );

  it('has problems with the pointer to each field, and nothing that is none', () => {
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

describe('who may', () => {
  it('is what the server’s own list says', () => {
    expect([
      mayRun('editor', 'saveDraft'),
      mayRun('viewer', 'saveDraft'),
      mayRun('trader', 'takeDown'),
      mayRun('trader', 'rollback'),
    ]).toEqual([true, false, true, false]);
  });

  it('is told in words', () => {
    expect(whoMay('unlockOperator')).toBe('compliance');
    expect(whoMay('takeDown')).toBe('approver, compliance or trader');
  });

  it('and what changes something is known', () => {
    expect([isRead('listDrafts'), isRead('publishDraft')]).toEqual([true, false]);
  });
});
