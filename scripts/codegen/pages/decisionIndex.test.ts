import { describe, expect, it } from 'vitest';
import { decisionIndex } from './decisionIndex.ts';

const record = (number: string, status = 'accepted', topic = 'bets') => ({
  path: `docs/decisions/${number}-a-claim.md`,
  text: `# ${number} A claim\n\n2026-11-21 · ${status}\nTopic: ${topic}\n\nText.\n`,
});

describe('the index of decisions', () => {
  it('the decision index groups records by topic and shows a status other than accepted', () => {
    const text = decisionIndex([
      record('0001'),
      record('0002', 'amended by [0003](0003-a-claim.md)', 'money'),
      record('0003', 'accepted · amends [0002](0002-a-claim.md)', 'money'),
    ]);
    expect(text).toContain('## Bets and rewards\n\n- 0001 [A claim](0001-a-claim.md)\n');
    expect(text).toContain('- 0002 [A claim](0002-a-claim.md) (amended by 0003)\n- 0003 [A claim](0003-a-claim.md)\n');
    expect(text).not.toContain('Unused numbers');
  });

  it('the decision index names unused numbers', () => {
    expect(decisionIndex([record('0001'), record('0004')])).toContain('## Unused numbers\n\n0002, 0003:');
  });

  it('the decision index refuses an amendment that the amended record does not mention', () => {
    const amending = record('0002', 'accepted · amends [0001](0001-a-claim.md)');
    expect(() => decisionIndex([record('0001'), amending])).toThrow('0002-a-claim.md: changes 0001, whose status does not say so');
    expect(() => decisionIndex([record('0001', 'superseded by [0002](0002-a-claim.md)'), amending])).not.toThrow();
  });

  it('the decision index refuses a record that is not named after its title', () => {
    const { text } = record('0001');
    expect(() => decisionIndex([{ path: 'docs/decisions/0001-a-guess.md', text }])).toThrow('Move it to 0001-a-claim.md');
  });

  it('the decision index refuses a record longer than a page', () => {
    const { path, text } = record('0001');
    expect(() => decisionIndex([{ path, text: text + 'word '.repeat(700) }])).toThrow('words, and a page has 700');
  });

  it('the decision index refuses a record without a valid status or topic', () => {
    expect(() => decisionIndex([record('0001', 'proposed')])).toThrow('docs/decisions/0001-a-claim.md: begin with');
    expect(() => decisionIndex([record('0001', 'accepted', 'weather')])).toThrow('docs/decisions/0001-a-claim.md: begin with');
  });
});
