import { useFlag } from '#src/flags/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { breakpoints, useMediaQuery } from '../../frame/shell/useMediaQuery.ts';
import { SearchBox } from './SearchBox.tsx';

const Room = styled('div', { flex: '1 1 0', display: 'flex', justifyContent: 'center', minWidth: 0, paddingInline: '$8' });

/** The box in the header, where there is room for it; on a phone the menu leads to the page that has it. */
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
