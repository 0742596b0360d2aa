import { createTranslator } from '@marketplace/shared/i18n';
import { expect, test } from 'vitest';
import { texts } from '../../i18n/en';
import { CRITERIA } from './criteria';
import { criteriaTexts } from './criteriaTexts';

const speak = { language: 'en', translate: createTranslator(texts) } as const;
const rows = CRITERIA.map((criteria) =>
  Object.values(criteriaTexts(criteria, speak)).slice(1).join(' | '),
);

test('says what the specification says, row by row', () => {
  expect(rows).toEqual([
    '21-55 | Salaried | ₹20,000 | ₹8,000 | ₹4,00,000 | 700+ | App',
    '24-45 | Both | ₹20,000 | ₹3,000 | ₹1,00,000 | 680+ | App',
    'Over 24 | Both | No minimum | ₹2,000 | Up to gold value | – | Web/App',
    '22-55 | Both | ₹20,000 | ₹25,000 | ₹3,00,000 | 680+ | App',
    '21-50 | Both | ₹20,000 | ₹1,000 | ₹5,00,000 | 720+ | Web/App',
    'Salaried 21-55\nSelf-employed 23-60 | Both | Salaried ₹20,000\nSelf-employed ₹25,000 | ₹25,000 | ₹10,00,000 | 625+ | App',
    '20+ | Salaried | ₹35,000 | ₹50,000 | ₹10,00,000 | 750+ | Web/App',
    '18-58 | Both | ₹20,000 | ₹1,000 | ₹1,00,000 | 680+ | Web/App',
    '21-65 | Both | ₹25,000 | ₹50,000 | ₹25,00,000 | 750+ | Web/App',
    '21-55 | Both | ₹25,000 | ₹50,000 | ₹5,00,000 | 650+ | Web/App',
    'Salaried 23-58\nSelf-employed 28-65 | Both | Salaried ₹30,000\nSelf-employed ₹15 lakh turnover | ₹50,000 | ₹50,00,000 | 750+ | Web/App',
    '23-55 | Both | ₹30,000 | ₹3,000 | ₹5,00,000 | 700+ | Web/App',
    '21-58 | Both | ₹18,000 | ₹50,000 | ₹50,00,000 | 725+ | Web/App',
    '21+ | Salaried | ₹20,000 | ₹5,000 | ₹2,50,000 | 680+ | Web/App',
    '18-58 | Salaried | ₹18,000 | ₹1,000 | ₹2,00,000 | 680+ | Web/App',
    '21-60 | Both | ₹25,000 | ₹30,000 | ₹50,00,000 | 700+ | Web/App',
    '23-58 | Both | ₹18,000 | ₹45,000 | ₹3,00,000 | 680+ | Web/App',
    '18+ | Salaried | ₹18,000 | ₹5,000 | ₹2,00,000 | 680+ | Web/App',
    '25-50 | Salaried | ₹50,000 | ₹5,000 | ₹1,00,000 | 680+ | Web/App',
    '25-55 | Salaried | ₹30,000 | – | ₹1,00,000 | 680+ | Web/App',
    '21-45 | Both | ₹18,000 | ₹5,000 | ₹25,000 | 680+ | Web/App',
    '21-57 | Both | ₹18,000 | ₹5,000 | ₹10,00,000 | 680+ | Web/App',
    '18-58 | Both | Salaried ₹15,000\nSelf-employed ₹18,000 | ₹750 | ₹50,000 | 650+ | App',
  ]);
});
