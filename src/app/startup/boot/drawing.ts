// Own file, run in a task of its own: react-dom is a fifth of the start's work.
export { createRoot } from 'react-dom/client';
