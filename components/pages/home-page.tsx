import { Reveal } from '@/components/islands/reveal'
import type { PageProps } from './define-page'
import { Benefits, FeatureList, HelpBoard, PainMap } from './home-care'
import { HomeHero } from './home-hero'
import { NewPatientOffer, WhyChooseUs } from './home-offer'
import { AboutClinic, MeetDoctor, PatientWords, ThreeSteps } from './home-trust'

/**
 * The home page. The sections below the first screen are rendered when the visitor scrolls near them; all at once, so that
 * scroll restoration stays exact. The heights are estimates of their total height, rounded up.
 */
export function HomePage({ locale }: PageProps) {
  return (
    <>
      <HomeHero locale={locale} />
      <div className="[contain-intrinsic-height:auto_10400px] [content-visibility:auto] sm:[contain-intrinsic-height:auto_11000px] md:[contain-intrinsic-height:auto_9100px]">
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
