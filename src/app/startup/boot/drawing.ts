// Own file and task: react-dom is a fifth of the start's work.
export { createRoot } from 'react-dom/client';
