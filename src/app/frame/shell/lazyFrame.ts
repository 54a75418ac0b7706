/** One chunk compresses better than several. */
export { preloadedPanel } from '../../features/account/preloadedPanel.ts';
export { MenuDrawer } from './menu/MenuDrawer.tsx';
export { Footer } from './Footer.tsx';
export { HeaderAccount } from './HeaderAccount.tsx';
export { LostHelp } from './LostHelp.tsx';
export { LeftMenu } from './menu/LeftMenu.tsx';
export { VisitorMenu } from './menu/VisitorMenu.tsx';
