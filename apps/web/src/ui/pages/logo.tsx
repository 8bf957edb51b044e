export function Logo() {
  return (
    <span className="flex shrink-0 items-center gap-2 font-bold text-[17px] tracking-tight">
      <svg viewBox="0 0 22 22" className="size-[22px]" aria-hidden="true">
        <rect width="22" height="22" rx="6" className="fill-brand" />
        <path d="M11 6.5 16.2 15H5.8z" className="fill-on-brand" />
      </svg>
      Vedetta
    </span>
  )
}
