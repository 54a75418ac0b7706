import { describe, expect, it } from 'vitest';
import { inTurn } from './inTurn.ts';
import { createQuarantine, type QuarantineRow } from '#server/content/publish/quarantine.ts';
import { createSwitches, type SwitchRow } from '#server/content/targeting/switches.ts';

function slow<Row>() {
  let rows: readonly Row[] = [];
  let asked = 0;
  let letGo = (): void => undefined;
  return {
    put: (next: readonly Row[]) => (rows = next),
    letGo: () => letGo(),
    read: async (): Promise<readonly Row[]> => {
      const found = rows;
      asked += 1;
      if (asked === 1)
        await new Promise<void>((go) => {
          letGo = go;
        });
      return found;
    },
  };
}
const OFF: SwitchRow = { sort: 'kind', name: 'QuickLinksShelf', is_on: false };
const HELD: QuarantineRow = { surface: 'home', node_id: 'links', digest: 'd' };

async function overtaken(reload: () => Promise<void>, change: () => void, letGo: () => void): Promise<void> {
  const first = reload();
  await new Promise(setImmediate);
  change();
  const second = reload();
  await new Promise(setImmediate);
  letGo();
  await Promise.all([first, second]);
}

describe('a reload overtaken by a change', () => {
  it('a later read of the switches wins even if an earlier read is answered after it', async () => {
    const { read, put, letGo } = slow<SwitchRow>();
    const switches = createSwitches(read);
    await overtaken(switches.reload, () => put([OFF]), letGo);
    expect(switches.isOff('QuickLinksShelf')).toBe(true);
  });

  it('a later read of the quarantine wins even if an earlier read is answered after it', async () => {
    const { read, put, letGo } = slow<QuarantineRow>();
    const quarantine = createQuarantine(read);
    await overtaken(quarantine.reload, () => put([HELD]), letGo);
    expect(quarantine.isIn('home', { id: 'links', digest: 'd' })).toBe(true);
  });

  it('the switches are read again after a failed read', async () => {
    let isAway = true;
    const switches = createSwitches(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([OFF])));
    await expect(switches.reload()).rejects.toThrow('away');
    isAway = false;
    await switches.reload();
    expect(switches.isOff('QuickLinksShelf')).toBe(true);
  });
});

describe('work in turn', () => {
  it('work in turn runs one after another, each with its own arguments and result', async () => {
    const begun: string[] = [];
    const over: string[] = [];
    const work = inTurn(async (name: string, fails = false) => {
      begun.push(`${name} after ${over.length}`);
      await new Promise(setImmediate);
      over.push(name);
      if (fails) throw new Error(name);
      return name.length;
    });
    const [first, second, third] = [work('one'), work('two', true), work('three')];
    await expect(second).rejects.toThrow('two');
    expect([await first, await third]).toEqual([3, 5]);
    expect(begun).toEqual(['one after 0', 'two after 1', 'three after 2']);
  });
});
