/** The roads and towns around the clinic, by hand and not to scale; names of places are the same in every language. */
export function AreaSketch({ label }: { label: string }) {
  return (
    <svg className="area" viewBox="0 0 640 220" role="img" aria-label={label}>
      <rect width="640" height="220" className="fill-mist" />
      <g className="stroke-line" fill="none" strokeWidth="1.5">
        <path d="M-10 44c80-30 150 22 230 4s120-52 190-40 130 44 240 20" />
        <path d="M-10 76c90-26 160 20 236 6s130-50 200-40 120 44 224 22" />
        <path d="M-10 172c70 20 130-24 200-10s110 40 180 30 160-40 280-14" />
        <path d="M-10 204c80 18 140-26 210-12s120 38 190 26 150-34 260-12" />
      </g>
      <g className="stroke-spruce-800" fill="none">
        <path d="M-10 118c120-8 220 6 330 0s240-10 330-4" strokeWidth="6" />
        <path d="M520-10c4 60-16 100-6 150s14 60 12 90" strokeWidth="5" />
        <path d="M250-10c-14 60 10 100-2 150s-26 60-20 90" strokeWidth="9" />
      </g>
      <path d="M250-10c-14 60 10 100-2 150s-26 60-20 90" className="stroke-white" fill="none" strokeWidth="3" />
      <g className="fill-ink">
        <circle cx="92" cy="115" r="6" />
        <circle cx="104" cy="52" r="6" />
        <circle cx="540" cy="94" r="7" />
      </g>
      <circle cx="390" cy="115" r="26" className="fill-redbud/20" />
      <circle cx="390" cy="115" r="11" className="fill-redbud stroke-white" strokeWidth="3" />
      <g className="fill-ink font-display" fontWeight="650" fontSize="19">
        <text x="54" y="146">
          Tontitown
        </text>
        <text x="56" y="36">
          Elm Springs
        </text>
        <text x="532" y="78" fontSize="22">
          Springdale
        </text>
        <text x="318" y="164">
          W Sunset Ave
        </text>
        <text x="262" y="32">
          I-49
        </text>
        <text x="536" y="182">
          US 71B
        </text>
        <text x="248" y="208" fontSize="17">
          Fayetteville ↓
        </text>
      </g>
    </svg>
  )
}
