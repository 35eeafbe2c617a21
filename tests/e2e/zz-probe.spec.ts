import { test } from '@playwright/test'
import { createTranslator } from 'next-intl'
import { home, symptoms } from '@/lib/content'
import { phone } from '@/lib/clinic'
import en from '@/messages/en.json' with { type: 'json' }
import { routes } from '@/lib/routes'
const t = createTranslator({ locale: 'en', messages: en })
test('x', async () => { console.log(routes.length, home('es').hero.heading, phone, t('rating.stars', { stars: 5 }), symptoms.all('en').length) })
