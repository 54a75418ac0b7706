import { describe, expect, it } from 'vitest';
import type { Participant } from '#server/modules/catalogue/index.ts';
import { standingsOf } from './standings.ts';

const side = (name: string, record: string | null): Participant => ({
  id: name.toLowerCase(),
  competitionId: 'league',
  name,
  fullName: name,
  abbreviation: name.slice(0, 3),
  record,
  crest: { primary: '#000000', secondary: '#ffffff', form: 'round', initials: 'A' },
});
const table = (sport: string, records: Readonly<Record<string, string | null>>) =>
  standingsOf(
    sport,
    Object.entries(records).map(([name, record]) => side(name, record)),
  ).rows.map(({ rank, participant, values }) => `${rank} ${participant.name} ${values.join(' ')}`);
const heads = (sport: string): string =>
  standingsOf(sport, [])
    .columns.map(({ label }) => label)
    .join(' ');

describe('standings', () => {
  it('football standings go by the share of games won', () => {
    expect(heads('football')).toBe('GP W L Pct');
    expect(table('football', { Foxes: '6-4', Pines: '8-2', Comets: '0-10', Rovers: '10-0' })).toEqual([
      '1 Rovers 10 10 0 1.000',
      '2 Pines 10 8 2 .800',
      '3 Foxes 10 6 4 .600',
      '4 Comets 10 0 10 .000',
    ]);
  });

  it('soccer standings go by points: three a win, one a draw', () => {
    expect(heads('soccer')).toBe('GP W D L Pts');
    expect(table('soccer', { Albion: '4-6-5', Rovers: '9-2-4' })).toEqual(['1 Rovers 15 9 4 2 31', '2 Albion 15 4 5 6 17']);
  });

  it('hockey standings go by points: two a win, one a loss in overtime', () => {
    expect(heads('hockey')).toBe('GP W L OT Pts');
    expect(table('hockey', { Jets: '10-8-2', Isles: '9-7-4' })).toEqual(['1 Jets 20 10 8 2 22', '2 Isles 20 9 7 4 22']);
  });

  it('equal teams share a rank in order of name, and the next rank is skipped', () => {
    expect(table('basketball', { Wolves: '5-5', Bears: '5-5', Lynx: '4-6' })).toEqual([
      '1 Bears 10 5 5 .500',
      '1 Wolves 10 5 5 .500',
      '3 Lynx 10 4 6 .400',
    ]);
  });

  it('a team with more wins stands before one with equal points', () => {
    expect(table('soccer', { Drawn: '0-0-3', Won: '1-2-0' })).toEqual(['1 Won 3 1 0 2 3', '2 Drawn 3 0 3 0 3']);
  });

  it.each([null, '', '7', '7-', '-1-2', '7-3-1-1', '1e3-2', 'seven-three'])(
    'a team with the record %j is left out of the standings',
    (record) => {
      expect(table('tennis', { Nobody: record })).toEqual([]);
    },
  );

  it('a team without games has a win share of zero', () => {
    expect(table('football', { Newcomers: '0-0' })).toEqual(['1 Newcomers 0 0 0 .000']);
  });
});
