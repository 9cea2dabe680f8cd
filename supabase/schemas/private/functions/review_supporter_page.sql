-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.review_supporter_page(page uuid, is_shown boolean, note text DEFAULT NULL::text, seen timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS public.supporter_page_review
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  target public.wall_review := case when $2 then 'shown' else 'hidden' end;
  changed public.supporter_pages;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  if target = 'hidden' and coalesce(length(private.filled_text($3)) not between 2 and 500, true) then return 'no-reason'; end if;
  update public.supporter_pages p set review = target, note = case target when 'hidden' then private.filled_text($3) end,
      changed_at = now()
    where p.id = $1 and p.review <> target and (target = 'hidden' or p.changed_at = $4) returning * into changed;
  if changed.id is null then
    return (case when exists (select from public.supporter_pages p where p.id = $1 and p.review <> target)
      then 'changed' else 'unchanged' end)::public.supporter_page_review;
  end if;
  perform private.notify(changed.user_id, 'giving', 'supporter-page-reviewed', jsonb_build_object('title', changed.title,
    'slug', changed.slug, 'isShown', target = 'shown', 'note', changed.note));
  return 'saved';
end $function$;
alter function private.review_supporter_page(page uuid, is_shown boolean, note text, seen timestamp with time zone) owner to function_owner;
grant execute on function private.review_supporter_page(page uuid, is_shown boolean, note text, seen timestamp with time zone) to authenticated;
