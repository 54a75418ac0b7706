import { NavLink } from 'react-router-dom';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { useOperator, mayRun } from '../api/index.ts';
import { WaitingCount } from '../screens/proposals/WaitingCount.tsx';
import { LeftCount } from '../screens/trading/prices/LeftCount.tsx';
import { destinations } from './destinations.ts';

const List = styled('ul', { display: 'grid', gap: '$2' });
const Entry = styled(NavLink, {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  minHeight: '40px',
  paddingInline: '$12',
  borderRadius: '$control',
  color: '$ink2',
  fontWeight: '$medium',
  textDecoration: 'none',
  focusRing: -2,
  '@hover': { '&:hover': { backgroundColor: '$surface2', color: '$ink1' } },
  '&[aria-current="page"]': { backgroundColor: '$accentSoft', color: '$accentInk' },
});

export function NavigationList() {
  const { role } = useOperator();
  const open = destinations.filter(({ needs }) => needs === undefined || mayRun(role, needs));
  return (
    <List>
      {open.map(({ path, label, icon, counts }) => (
        <li key={path}>
          <Entry to={path}>
            <Icon name={icon} size={20} />
            {label}
            {counts === 'proposals' ? <WaitingCount /> : counts === 'prices' && mayRun(role, 'setPrices') ? <LeftCount /> : null}
          </Entry>
        </li>
      ))}
    </List>
  );
}
