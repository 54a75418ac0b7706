// A task of its own: react-dom is a fifth of the start.
export { createRoot } from 'react-dom/client';
