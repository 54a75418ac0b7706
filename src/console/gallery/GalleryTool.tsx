import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { addressOf, type Choice } from '../preview/address.ts';
import { allCases } from '../preview/cases.ts';
import { keepOwnFile, ownFile, type OwnFile, type ReadOwn, readOwn } from '../preview/ownFile.ts';
import { GalleryMain } from './GalleryMain.tsx';
import { Jump } from './Jump.tsx';
import { KindList } from './KindList.tsx';
import { OwnFilePicker } from './OwnFilePicker.tsx';
import { useChoice } from './useChoice.ts';

const Page = styled('div', {
  display: 'grid',
  gap: '$16',
  padding: '$16',
  '@desktop': { gridTemplateColumns: '296px minmax(0, 1fr)', height: '100dvh' },
});
const Side = styled('header', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  minHeight: 0,
  minWidth: 0,
  padding: '$16',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  maxHeight: '60dvh',
  '@desktop': { maxHeight: 'none' },
});
const Folded = styled('details', {
  '&[open]': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' },
  '&::details-content': { display: 'flex', flexDirection: 'column', gap: '$12', minHeight: 0, flex: '1 1 auto' },
  '& summary': { paddingY: '$8', text: 14, fontWeight: '$medium', cursor: 'pointer', focusRing: 2, '@desktop': { display: 'none' } },
});
const Key = styled('kbd', { padding: '0 $4', borderRadius: '$6', border: '1px solid $lineStrong', text: 12, fontFamily: '$text' });
const OwnLink = styled(Jump, { text: 14, fontWeight: '$medium', overflowWrap: 'anywhere' });

// Starts with a case that uses every control.
const firstCase = allCases.find(({ kind }) => kind === 'MarketGrid') ?? allCases[0];

const settled = (choice: Choice): Choice =>
  choice.isOwn || choice.kind !== null || !firstCase
    ? choice
    : { ...choice, family: firstCase.family, kind: firstCase.kind, name: firstCase.name };

export function GalleryTool({ read = readOwn }: { readonly read?: ReadOwn }) {
  const [asked, change] = useChoice();
  const choice = settled(asked);
  const [own, setOwn] = useState<OwnFile | null>(ownFile);
  const search = useSearchKey();
  const isWide = useMediaQuery('(min-width: 1280px)');
  const open = (file: OwnFile): void => {
    setOwn(file);
    keepOwnFile(file);
    change({ isOwn: true, family: null, kind: null, name: null, build: 'now' });
  };
  const jump = (changes: Partial<Choice>): void => change({ ...choice, ...changes });
  return (
    <Page>
      <Side>
        <Heading as="h1" size={18}>
          Preview gallery
        </Heading>
        <Folded open={isWide}>
          <summary>Kinds and cases</summary>
          <KindList choice={choice} onChange={jump} searchRef={search} />
        </Folded>
        {own === null ? null : (
          <OwnLink
            to={addressOf('gallery', { ...choice, isOwn: true })}
            onJump={() => open(own)}
            aria-current={choice.isOwn ? 'true' : undefined}
          >
            {own.name}
          </OwnLink>
        )}
        <OwnFilePicker onOpen={open} />
        <Text size={12} tone="ink3">
          <Key>Ctrl</Key> <Key>K</Key> to search, <Key>↑</Key> <Key>↓</Key> to move
        </Text>
      </Side>
      <GalleryMain choice={choice} own={own} read={read} onChange={jump} />
    </Page>
  );
}

function useSearchKey(): React.RefObject<HTMLInputElement | null> {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return search;
}
