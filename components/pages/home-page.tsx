import { Reveal } from '@/components/islands/reveal'
import type { PageProps } from './define-page'
import { Benefits, FeatureList, HelpBoard, PainMap } from './home-care'
import { HomeHero } from './home-hero'
import { NewPatientOffer, WhyChooseUs } from './home-offer'
import { AboutClinic, MeetDoctor, PatientWords, ThreeSteps } from './home-trust'

/**
 * The sections below the first screen. Phones render each when the visitor scrolls near it; until then it keeps this height,
 * the mean of both languages on a screen of 390 px. A test (tests/e2e/home.spec.ts) measures them anew and
 * says what is off by a tenth.
 */
const sections = [
  [FeatureList, 'max-sm:[contain-intrinsic-height:auto_1030px]'],
  [Benefits, 'max-sm:[contain-intrinsic-height:auto_725px]'],
  [PainMap, 'max-sm:[contain-intrinsic-height:auto_1035px]'],
  [HelpBoard, 'max-sm:[contain-intrinsic-height:auto_595px]'],
  [MeetDoctor, 'max-sm:[contain-intrinsic-height:auto_915px]'],
  [PatientWords, 'max-sm:[contain-intrinsic-height:auto_1055px]'],
  [ThreeSteps, 'max-sm:[contain-intrinsic-height:auto_960px]'],
  [NewPatientOffer, 'max-sm:[contain-intrinsic-height:auto_1730px]'],
  [WhyChooseUs, 'max-sm:[contain-intrinsic-height:auto_1085px]'],
  [AboutClinic, 'max-sm:[contain-intrinsic-height:auto_620px]'],
] as const

/** The home page. */
export function HomePage({ locale }: PageProps) {
  return (
    <>
      <HomeHero locale={locale} />
      {sections.map(([Section, height], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order, and a long key weighs on the page
        <div key={place} className={`max-sm:[content-visibility:auto] ${height}`} data-reveal="">
          <Section locale={locale} />
        </div>
      ))}
      <Reveal />
    </>
  )
}
