import { LAYERS } from '#ui/layers.ts';

import '../../src/styles/base.css';
import '../../src/styles/fonts.css';
import '../../src/styles/layout.css';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';

// Before the styles of all components, as in the head of every page.
const layers = document.createElement('style');
layers.textContent = LAYERS;
layers.dataset['precedence'] = 'layers';
document.head.prepend(layers);
document.documentElement.lang = 'en-US';
