import { useFlag } from '#src/flags/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { breakpoints, useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { DrawnLayout } from './DrawnLayout.tsx';
import { usePageFrame } from './usePageFrame.ts';

const Room = styled('div', {
  flex: '1 1 0',
  display: 'flex',
  justifyContent: 'center',
  minWidth: 0,
  paddingInline: '$8',
  '& > *': { flex: '0 1 496px' },
});

export function HeaderSearch() {
  const { searchBox } = usePageFrame();
  const isOn = useFlag('search');
  const hasRoom = useMediaQuery(breakpoints.tablet);
  if (!searchBox || !isOn || !hasRoom) return null;
  return (
    <Room>
      <DrawnLayout layout={searchBox} />
    </Room>
  );
}
