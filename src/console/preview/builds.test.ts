import { describe, expect, it } from 'vitest';
import capabilities from '#src/gql/capabilities.json' with { type: 'json' };
import type { AnyFrame, AnyRegistry } from '#src/render/index.ts';
import { buildsFor, framesFor, manifestOf, NOW_BUILD, registryFor } from './builds.ts';
import { frameOf } from './kinds.ts';

const shelf = (kind: string, changes: Partial<AnyFrame> = {}) => frameOf({ __typename: kind, id: kind.toLowerCase() }, changes);
const told = (frames: readonly AnyFrame[], build: string) =>
  framesFor(frames, manifestOf(build)).map(({ id, parent, node, absence }) => [id, parent, node === null, absence]);

describe('builds of the client', () => {
  it('the builds are the present one and those without a kind, version or presentation', () => {
    expect(buildsFor(['FieldsForm', 'GameRailShelf']).map(({ value }) => value)).toEqual([
      NOW_BUILD,
      'without:FieldsForm',
      'FieldsForm@1',
      'without:GameRailShelf',
      'plain:GameRailShelf',
    ]);
  });

  it('an older build draws everything except what its name says', () => {
    const { kinds, presentations } = manifestOf('without:GameRailShelf');
    expect(Object.keys(kinds)).toHaveLength(Object.keys(capabilities.kinds).length - 1);
    expect(Object.keys(capabilities.presentations)).toContain('GameRailShelf');
    expect(Object.keys(presentations)).not.toContain('GameRailShelf');
    expect(manifestOf('FieldsForm@1').kinds['FieldsForm']).toBe(1);
    expect(manifestOf('nothing of the kind')).toEqual(manifestOf(NOW_BUILD));
  });
});

describe('nodes sent to an older build', () => {
  const tabs = shelf('TabsShelf');
  const inside = shelf('QuickLinksShelf', { parent: tabs.id });
  const notice = shelf('EditorialShelf', { parent: tabs.id, criticality: 'MANDATORY' });

  it('the gallery’s current build gets every node', () => {
    expect(told([tabs, inside], NOW_BUILD)).toEqual([
      ['tabsshelf', null, false, null],
      ['quicklinksshelf', 'tabsshelf', false, null],
    ]);
  });

  it('an older build gets the frame of an unknown kind without its node, and mandatory children move up', () => {
    expect(told([tabs, inside, notice], 'without:TabsShelf')).toEqual([
      ['tabsshelf', null, true, 'UNSUPPORTED'],
      ['editorialshelf', null, false, null],
    ]);
  });

  it('an older build gets no node of a version it does not know', () => {
    expect(told([shelf('FieldsForm')], 'FieldsForm@1')).toEqual([['fieldsform', null, true, 'UNSUPPORTED']]);
  });

  it('a node the server could not make keeps its reason', () => {
    expect(told([{ ...tabs, node: null, absence: 'SOURCE_FAILED' }], NOW_BUILD)).toEqual([['tabsshelf', null, true, 'SOURCE_FAILED']]);
  });
});

describe('the views of an older build', () => {
  const view = () => null;
  const registry: AnyRegistry = { GameRailShelf: { view, skeleton: view, presentations: { grid: view, later: view } } };

  it('the gallery’s current build has all presentations', () => {
    expect(Object.keys(registryFor(registry, manifestOf(NOW_BUILD))['GameRailShelf']?.presentations ?? {})).toEqual(['grid']);
  });

  it('a plain build has only the usual view', () => {
    expect(registryFor(registry, manifestOf('plain:GameRailShelf'))['GameRailShelf']).toEqual({ view, skeleton: view });
  });
});
