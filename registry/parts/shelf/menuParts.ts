import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';

export const rail = '[data-menu="rail"] &';

export const MenuFrame = styled('div', { width: '100%', minWidth: 0 });
export const MenuTitle = styled(Heading, { padding: '$16 $12 $8', [rail]: { display: 'none' } });
export const MenuList = styled('ul', { display: 'flex', flexDirection: 'column', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });
