import { useFlag } from '#src/flags/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { breakpoints, useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { SearchBox } from './SearchBox.tsx';

const Room = styled('div', { flex: '1 1 0', display: 'flex', justifyContent: 'center', minWidth: 0, paddingInline: '$8' });

export function HeaderSearch() {
  const isOn = useFlag('search');
  const hasRoom = useMediaQuery(breakpoints.tablet);
  if (!isOn || !hasRoom) return null;
  return (
    <Room>
      <SearchBox />
    </Room>
  );
}
