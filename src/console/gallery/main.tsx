import { createRoot } from 'react-dom/client';
import { choiceOf } from '../preview/address.ts';
import { themed } from '../themed.ts';
import { GalleryTool } from './GalleryTool.tsx';

const show = () => themed('', choiceOf(location.search).mode);
addEventListener('popstate', () => void show());
addEventListener('gallery-moved', () => void show());
await show();
const root = document.getElementById('root');
if (root) createRoot(root).render(<GalleryTool />);
