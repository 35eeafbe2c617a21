import { GetTypeByName } from '@content-collections/core'
import configuration from '../../content-collections.ts'

export type Clinic = GetTypeByName<typeof configuration, 'clinic'>
export declare const allClinics: Array<Clinic>

export type Embed = GetTypeByName<typeof configuration, 'embed'>
export declare const allEmbeds: Array<Embed>

export type Translation = GetTypeByName<typeof configuration, 'translation'>
export declare const allTranslations: Array<Translation>

export type EnglishSymptom = GetTypeByName<typeof configuration, 'englishSymptom'>
export declare const allEnglishSymptoms: Array<EnglishSymptom>

export type SpanishSymptom = GetTypeByName<typeof configuration, 'spanishSymptom'>
export declare const allSpanishSymptoms: Array<SpanishSymptom>

export type EnglishService = GetTypeByName<typeof configuration, 'englishService'>
export declare const allEnglishServices: Array<EnglishService>

export type SpanishService = GetTypeByName<typeof configuration, 'spanishService'>
export declare const allSpanishServices: Array<SpanishService>

export type EnglishPage = GetTypeByName<typeof configuration, 'englishPage'>
export declare const allEnglishPages: Array<EnglishPage>

export type SpanishPage = GetTypeByName<typeof configuration, 'spanishPage'>
export declare const allSpanishPages: Array<SpanishPage>

export type EnglishPolicy = GetTypeByName<typeof configuration, 'englishPolicy'>
export declare const allEnglishPolicies: Array<EnglishPolicy>

export type SpanishPolicy = GetTypeByName<typeof configuration, 'spanishPolicy'>
export declare const allSpanishPolicies: Array<SpanishPolicy>

export type EnglishCity = GetTypeByName<typeof configuration, 'englishCity'>
export declare const allEnglishCities: Array<EnglishCity>

export type SpanishCity = GetTypeByName<typeof configuration, 'spanishCity'>
export declare const allSpanishCities: Array<SpanishCity>

export type EnglishInsurer = GetTypeByName<typeof configuration, 'englishInsurer'>
export declare const allEnglishInsurers: Array<EnglishInsurer>

export type SpanishInsurer = GetTypeByName<typeof configuration, 'spanishInsurer'>
export declare const allSpanishInsurers: Array<SpanishInsurer>

export type EnglishFinancialOverview = GetTypeByName<typeof configuration, 'englishFinancialOverview'>
export declare const allEnglishFinancialOverviews: Array<EnglishFinancialOverview>

export type SpanishFinancialOverview = GetTypeByName<typeof configuration, 'spanishFinancialOverview'>
export declare const allSpanishFinancialOverviews: Array<SpanishFinancialOverview>

export type EnglishCashPlan = GetTypeByName<typeof configuration, 'englishCashPlan'>
export declare const allEnglishCashPlans: Array<EnglishCashPlan>

export type SpanishCashPlan = GetTypeByName<typeof configuration, 'spanishCashPlan'>
export declare const allSpanishCashPlans: Array<SpanishCashPlan>

export type EnglishInsurancePlan = GetTypeByName<typeof configuration, 'englishInsurancePlan'>
export declare const allEnglishInsurancePlans: Array<EnglishInsurancePlan>

export type SpanishInsurancePlan = GetTypeByName<typeof configuration, 'spanishInsurancePlan'>
export declare const allSpanishInsurancePlans: Array<SpanishInsurancePlan>

export type EnglishPost = GetTypeByName<typeof configuration, 'englishPost'>
export declare const allEnglishPosts: Array<EnglishPost>

export type SpanishPost = GetTypeByName<typeof configuration, 'spanishPost'>
export declare const allSpanishPosts: Array<SpanishPost>

export type EnglishAbout = GetTypeByName<typeof configuration, 'englishAbout'>
export declare const allEnglishAbouts: Array<EnglishAbout>

export type SpanishAbout = GetTypeByName<typeof configuration, 'spanishAbout'>
export declare const allSpanishAbouts: Array<SpanishAbout>

export type EnglishHome = GetTypeByName<typeof configuration, 'englishHome'>
export declare const allEnglishHomes: Array<EnglishHome>

export type SpanishHome = GetTypeByName<typeof configuration, 'spanishHome'>
export declare const allSpanishHomes: Array<SpanishHome>

export type EnglishFaq = GetTypeByName<typeof configuration, 'englishFaq'>
export declare const allEnglishFaqs: Array<EnglishFaq>

export type SpanishFaq = GetTypeByName<typeof configuration, 'spanishFaq'>
export declare const allSpanishFaqs: Array<SpanishFaq>

export type EnglishTestimonial = GetTypeByName<typeof configuration, 'englishTestimonials'>
export declare const allEnglishTestimonials: Array<EnglishTestimonial>

export type SpanishTestimonial = GetTypeByName<typeof configuration, 'spanishTestimonials'>
export declare const allSpanishTestimonials: Array<SpanishTestimonial>

export type EnglishNotFound = GetTypeByName<typeof configuration, 'englishNotFound'>
export declare const allEnglishNotFounds: Array<EnglishNotFound>

export type SpanishNotFound = GetTypeByName<typeof configuration, 'spanishNotFound'>
export declare const allSpanishNotFounds: Array<SpanishNotFound>

export type EnglishDemo = GetTypeByName<typeof configuration, 'englishDemo'>
export declare const allEnglishDemos: Array<EnglishDemo>

export type SpanishDemo = GetTypeByName<typeof configuration, 'spanishDemo'>
export declare const allSpanishDemos: Array<SpanishDemo>
