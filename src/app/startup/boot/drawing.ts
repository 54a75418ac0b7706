// Loaded apart: react-dom is a fifth of the start and needs a task of its own.
export { createRoot } from 'react-dom/client';
