import { Reveal } from '@/components/islands/reveal'
import type { PageProps } from './define-page'
import { Benefits, FeatureList, HelpBoard, PainMap } from './home-care'
import { HomeHero } from './home-hero'
import { NewPatientOffer, WhyChooseUs } from './home-offer'
import { AboutClinic, MeetDoctor, PatientWords, ThreeSteps } from './home-trust'

/** The home page. `.later` lets the browser skip rendering its sections until the visitor scrolls near them. */
export function HomePage({ locale }: PageProps) {
  return (
    <>
      <HomeHero locale={locale} />
      <div className="later">
        <FeatureList locale={locale} />
        <Benefits locale={locale} />
        <PainMap locale={locale} />
        <HelpBoard locale={locale} />
        <MeetDoctor locale={locale} />
        <PatientWords locale={locale} />
        <ThreeSteps locale={locale} />
        <NewPatientOffer locale={locale} />
        <WhyChooseUs locale={locale} />
        <AboutClinic locale={locale} />
      </div>
      <Reveal />
    </>
  )
}
