import raTexts from 'ra-language-english';
import { sharedTexts } from '../../i18n/en';
import { consoleTexts } from './en/console';
import { frame } from './en/frame';
import { kit } from './en/kit';

/** Everything that a console says in English, but for an app's own texts. */
export const texts = { ...raTexts, ...sharedTexts, console: consoleTexts, frame, kit };
