/** Parts of the frame that the first shelf does not wait for; one chunk, because small files compress badly. */
export { AccountButton } from './AccountButton.tsx';
export { DrawerMenu } from './DrawerMenu.tsx';
export { Footer } from './Footer.tsx';
export { LostHelp } from './LostHelp.tsx';
export { LeftMenu } from './LeftMenu.tsx';
export { VisitorMenu } from './VisitorMenu.tsx';
