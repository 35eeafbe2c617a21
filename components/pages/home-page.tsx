import { Reveal } from '@/components/islands/reveal'
import { sectionHeights } from '@/components/ui/heights'
import type { PageProps } from './define-page'
import { Benefits, FeatureList, HelpBoard, PainMap } from './home-care'
import { HomeHero } from './home-hero'
import { NewPatientOffer, WhyChooseUs } from './home-offer'
import { AboutClinic, MeetDoctor, PatientWords, ThreeSteps } from './home-trust'

/** The sections below the first screen. Phones render each when the visitor scrolls near it. */
const sections = [
  FeatureList,
  Benefits,
  PainMap,
  HelpBoard,
  MeetDoctor,
  PatientWords,
  ThreeSteps,
  NewPatientOffer,
  WhyChooseUs,
  AboutClinic,
]

/** The home page. */
export function HomePage({ locale }: PageProps) {
  return (
    <>
      <HomeHero locale={locale} />
      {sections.map((Section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order, and a long key weighs on the page
        <div key={place} className={`max-sm:[content-visibility:auto] ${sectionHeights[place]}`} data-reveal="">
          <Section locale={locale} />
        </div>
      ))}
      <Reveal />
    </>
  )
}
