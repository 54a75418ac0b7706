import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { exclusionOf } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { sandbox } from '#tests/support/http.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { openAccount, ontarioContact } from '#tests/support/people/openAccount.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import { newPlayer } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const wish = (change: object = {}) => {
  const { firstName, lastName, birthDate } = ownPerson();
  const named = { first_name: firstName, last_name: lastName, birth_date: birthDate };
  return { ...named, email: `ada-${randomUUID()}@example.com`, password: 'tall giraffe 9', ...change };
};
const reason = 'A letter came back';

describe('the contact of a player', () => {
  it("compliance and approvers read a player's contact with two tax digits, and the access is audited", async () => {
    const { player } = await openAccount(server(), wish());
    const asked = { playerId: player.playerId, reason };
    const [compliance, editor] = [await OperatorClient.as(server(), 'compliance'), await OperatorClient.as(server(), 'editor')];
    expect(await compliance.run('readPlayerContact', asked)).toEqual({
      contact: {
        ...{ addressLine: '12 Market Street', city: 'Newark', postalCode: '07102', region: 'US-NJ' },
        ...{ phone: '+12015550123', taxDigits: '••34' },
      },
    });
    expect(await compliance.run('readAudit', { limit: 1 })).toMatchObject({
      entries: [{ operation: 'readPlayerContact', detail: { reason } }],
    });
    expect((await editor.try('readPlayerContact', asked)).status).toBe(403);
  });

  it('a contact has no tax number in Ontario, and an older account has no contact', async () => {
    const { player } = await openAccount(server(), wish({ region_code: 'CA-ON', ...ontarioContact }));
    const compliance = await OperatorClient.as(server(), 'compliance');
    expect(await compliance.run('readPlayerContact', { playerId: player.playerId, reason })).toMatchObject({
      contact: { postalCode: 'M5H 2N2', taxDigits: null },
    });
    const { playerId } = await newPlayer(server());
    expect(await compliance.run('readPlayerContact', { playerId, reason })).toEqual({ contact: null });
  });

  it('a New Jersey contact may lack a tax number; the register still matches by the other facts', async () => {
    const body = wish({ tax_digits: '' });
    const { player } = await openAccount(server(), body);
    const { db } = server().app.deps;
    const row = db.selectFrom('player_contacts').select('tax_digits_sealed').where('player_id', '=', player.playerId);
    expect(await row.executeTakeFirst()).toEqual({ tax_digits_sealed: null });
    const named = { firstName: body.first_name, lastName: body.last_name, birthDate: body.birth_date };
    await sandbox(server(), 'register', { list: true, ...named, taxDigits: '4321' });
    expect(await server().app.deps.register.ask(player.playerId)).toBe(true);
    expect((await exclusionOf(db, player.playerId, server().app.deps.ports.now()))?.kind).toBe('REGISTER');
  });

  it("a sign-up sends the player's contact to the identity vendor", async () => {
    const { identityVendor } = server().app.deps;
    if (!identityVendor?.ask) throw new Error('The sandbox has a vendor of its own');
    const asked = vi.spyOn(identityVendor, 'ask');
    await openAccount(server(), wish());
    expect(JSON.parse(String(asked.mock.calls[0]?.[1].body))).toMatchObject({
      contact: { addressLine: '12 Market Street', city: 'Newark', postalCode: '07102', phone: '+12015550123', taxDigits: '1234' },
    });
    asked.mockRestore();
  });
});
