import { describe, expect, it } from 'vitest';
import { ask, sandbox } from '#tests/support/http.ts';
import { readPaper } from '#tests/support/paper.ts';
import type { PlayerClient } from '#tests/support/playerClient.ts';
import { formAt, playerIn, standIn, taxYearsOf, winAt } from '#tests/support/taxes.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const LARGEST = 150 * 1024;

const rename = (player: PlayerClient, first_name: string, last_name: string) =>
  server().app.deps.db.updateTable('players').set({ first_name, last_name }).where('id', '=', player.playerId).execute();

const formsOf = async (player: PlayerClient) => (await taxYearsOf(player)).flatMap(({ forms }) => forms);
const onlyForm = async (player: PlayerClient): Promise<string> => (await formsOf(player))[0]?.downloadUrl ?? 'none';
const read = async (player: PlayerClient, path: string) => readPaper(await formAt(player, path));

describe('a tax form', () => {
  it('a tax form is listed by its year for the winner alone (checklist 53)', async () => {
    const [winner, other, ontario] = [
      await playerIn(server(), 'US-NJ'),
      await playerIn(server(), 'US-NJ'),
      await playerIn(server(), 'CA-ON'),
    ];
    await winAt(ontario, '1000', 40_000);
    await standIn(winner, 'US-NJ');
    await winAt(winner, '1000', 40_000);
    expect(await formsOf(winner)).toEqual([
      expect.objectContaining({ displayName: expect.stringMatching(/^W-2G, \d{4}-\d\d-\d\d, \$4,000\.00$/) }),
    ]);
    expect([await taxYearsOf(other), await taxYearsOf(ontario)]).toEqual([[], []]);
    const path = await onlyForm(winner);
    const { status, headers } = await ask(server().port, path, { headers: { authorization: `Bearer ${winner.tokens.access_token}` } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect((await read(winner, path)).texts).toEqual(expect.arrayContaining(['$4,000.00', '$10.00', '$0.00', 'NJ']));
    expect((await ask(server().port, path, { headers: { authorization: `Bearer ${other.tokens.access_token}` } })).status).toBe(404);
    expect((await ask(server().port, path, {})).status).toBe(401);
  });

  it.each([
    ['Łukasz', 'Żółć'],
    ['Nguyễn', 'Thị Ánh'],
    ['小龍', '李'],
    ['鄒', '龔陈'],
    ['Ελένη', 'Παπαδοπούλου'],
    ['Иван', 'Щёголев'],
    ['Anne-Marie', 'O’Brien (“José”) \\ Núñez'],
    ['Wolfeschlegelsteinhausenbergerdorff'.repeat(2), 'of the long names, '.repeat(4).trim()],
  ])('a tax form carries the name %s %s, tagged, in at most 150 KB', async (first, last) => {
    const player = await playerIn(server(), 'US-NJ');
    await winAt(player, '1000', 40_000);
    await rename(player, first, last);
    const { size, version, title, language, isMarked, texts, tags } = await read(player, await onlyForm(player));
    const name = texts[texts.indexOf('Winner') + 1] ?? '';
    // A word longer than a line is broken at the line's end.
    expect(name.replaceAll(' ', '')).toBe(`${first}${last}`.replaceAll(' ', ''));
    expect(name.length).toBeGreaterThanOrEqual(`${first} ${last}`.length);
    expect({ version, language, isMarked }).toEqual({ version: '1.7', language: 'en-US', isMarked: true });
    expect(title).toMatch(/^Form W-2G figures, \d{4}-\d\d-\d\d$/);
    expect(texts[0]).toBe(title);
    expect(tags).toBe(`Document(H1 Table(${Array.from({ length: 8 }, () => 'TR(TH TD)').join(' ')}))`);
    expect(size).toBeLessThanOrEqual(LARGEST);
  });

  it('a tax form shows the code of a letter that no font has, never another letter', async () => {
    const player = await playerIn(server(), 'US-NJ');
    await winAt(player, '1000', 40_000);
    await rename(player, 'Ana', 'ሰላም?');
    const { texts } = await read(player, await onlyForm(player));
    expect(texts[texts.indexOf('Winner') + 1]).toBe('Ana [U+1230][U+120B][U+121D]?');
  });
});

describe('an issued tax form', () => {
  it('an issued tax form keeps its name and state when the player changes them', async () => {
    const player = await playerIn(server(), 'US-NJ');
    await winAt(player, '1000', 40_000);
    await rename(player, 'Łukasz', 'Żółć');
    const [path, listed] = [await onlyForm(player), await formsOf(player)];
    const issued = await formAt(player, path);
    expect((await readPaper(issued)).texts).toEqual(expect.arrayContaining(['Łukasz Żółć', 'NJ']));
    await rename(player, 'Luke', 'Married');
    await server().app.deps.db.updateTable('players').set({ region: 'CA-ON' }).where('id', '=', player.playerId).execute();
    expect(await formsOf(player)).toEqual(listed);
    expect(Buffer.from(await formAt(player, path)).equals(Buffer.from(issued)), 'byte for byte').toBe(true);
  });

  it('an issued tax form stays after a correction; a win of other figures gets its own form', async () => {
    const player = await playerIn(server(), 'US-NJ');
    const eventId = await winAt(player, '1000', 40_000);
    const [path, listed] = [await onlyForm(player), await formsOf(player)];
    const issued = await formAt(player, path);
    await sandbox(server(), 'result', { eventId, homeScore: 0, awayScore: 9 });
    expect(await formsOf(player), 'a bet that was lost after all').toEqual(listed);
    await sandbox(server(), 'result', { eventId, homeScore: 9, awayScore: 0 });
    expect(await formsOf(player), 'the same figures again').toEqual(listed);
    await server().app.deps.db.updateTable('bets').set({ payout: 501_000n }).where('player_id', '=', player.playerId).execute();
    const both = await formsOf(player);
    const [second, first] = both;
    expect([first, second?.displayName]).toEqual([listed[0], expect.stringMatching(/^W-2G, .*, \$5,000\.00$/)]);
    const corrected = await read(player, second?.downloadUrl ?? '');
    expect(corrected.title).toMatch(/^Corrected form W-2G figures, \d{4}-\d\d-\d\d$/);
    expect(corrected.texts).toContain('$5,000.00');
    expect(Buffer.from(await formAt(player, path)).equals(Buffer.from(issued))).toBe(true);
    expect(await formsOf(player), 'after both were issued').toEqual(both);
  });
});
