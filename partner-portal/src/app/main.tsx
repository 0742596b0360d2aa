import '@marketplace/shared/ui/base.css';
import { keepCompositionKeys } from '@marketplace/shared/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App';

keepCompositionKeys();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
